import { Provider } from "react-redux";
import { Outlet } from "react-router";
import { keepClientState } from "./client-state.ts";
import { keepSessionFresh } from "./refresh-session.ts";
import { createStore } from "./store.ts";

const store = createStore();
keepClientState(store);
keepSessionFresh();

/** The store around all of a learner's routes. Public pages don't load its code. */
export function LearnerStore() {
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
