import { Provider } from "react-redux";
import { Outlet } from "react-router";
import { keep, restore } from "./persist.ts";
import { createStore, followSession } from "./store.ts";

async function openStore() {
  const store = createStore(await restore());
  keep(store);
  followSession(store);
  return store;
}

// Whoever fetches this part waits for it: a component that waits itself is shown a blink later.
const store = await openStore();

/**
 * The store around all routes of a learner. None of them is drawn before it is restored. A visitor
 * has nothing to restore, and public pages do without its code.
 */
export function LearnerStore() {
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
