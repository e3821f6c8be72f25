/* Runs before the first paint: the chosen theme, and no public page for a signed-in learner. */
(function () {
  var page = document.documentElement;
  try {
    var theme = localStorage.getItem("theta-theme");
    if (theme === "light" || theme === "dark") page.setAttribute("data-theme", theme);
    if (localStorage.getItem("userData")) page.classList.add("signed-in");
  } catch {
    /* Storage is forbidden here: the system's theme, and nobody signed in. */
  }
  /* When the app itself cannot be fetched, what the server sent is better than an empty page. */
  addEventListener(
    "error",
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return;
      page.classList.remove("signed-in");
      var waiting = document.querySelector("#root > [role=status]");
      if (waiting) {
        waiting.textContent =
          "Theta could not be loaded. Check your connection, then reload the page.";
      }
    },
    true,
  );
})();
