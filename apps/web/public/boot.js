/* Runs before the first paint: sets the chosen theme, and hides the public page from a signed-in learner. */
(function () {
  var page = document.documentElement;
  try {
    var theme = localStorage.getItem("theta-theme");
    if (theme === "light" || theme === "dark") page.setAttribute("data-theme", theme);
    if (localStorage.getItem("userData")) page.classList.add("signed-in");
  } catch {
    /* Storage is blocked, so use the system's theme and treat the visitor as signed out. */
  }
  /* If the app itself can't be fetched, the server's HTML is better than an empty page. */
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
