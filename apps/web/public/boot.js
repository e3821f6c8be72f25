/* Runs before the first paint: sets the chosen theme, hides the public page from a signed-in learner, and asks for what
   their screen always asks for first. */
(function () {
  var page = document.documentElement;
  try {
    var theme = localStorage.getItem("theta-theme");
    if (theme === "light" || theme === "dark") page.setAttribute("data-theme", theme);
    var learner = localStorage.getItem("userData");
    if (learner) {
      page.classList.add("signed-in");
      var stored = JSON.parse(learner).accessToken;
      /* A sign-out that hasn't reached the server goes before anything else, and so does exchanging a token with less
         than two minutes left, as in refresh-session.ts. */
      if (!localStorage.getItem("theta-sign-out-pending") && secondsLeft(stored) > 120)
        askEarly(stored);
    }
  } catch {
    /* Storage is blocked, so use the system's theme and treat the visitor as signed out. Or what's in it is damaged, and
       the app deals with that. */
  }

  function secondsLeft(token) {
    var payload = token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
    return JSON.parse(atob(payload)).exp - Date.now() / 1000;
  }

  /* The app takes the replies over in early-reply.ts. */
  function askEarly(token) {
    var calls = document.querySelector("meta[name=theta-first-calls]");
    if (!calls || !token) return;
    var addresses = calls.content + (location.search ? "" : " " + calls.dataset.withoutQuery);
    window.earlyReplies = {};
    addresses.match(/\S+/g).forEach(function (address) {
      var abort = new AbortController();
      var response = fetch(address, {
        headers: { accept: "application/json", authorization: "Bearer " + token },
        signal: abort.signal,
      });
      /* Whoever takes it then asks again. */
      response.catch(function () {});
      window.earlyReplies["GET " + address + " " + token] = { response: response, abort: abort };
    });
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
