/** The client state of the specification (§3): who is signed in, and what was last loaded for them. */
import {
  createAction,
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { followRequest, type RequestState } from "../call/follow-requests.ts";
import { type LocalLearner, onSessionChange, readLearner } from "./local-session.ts";

interface AuthState extends RequestState {
  data: LocalLearner | null;
  planList: unknown;
  /** The logged-in flag. */
  success: boolean;
}

interface UserState extends RequestState {
  /** The answer of `user-details`. */
  data: unknown;
  userData: LocalLearner | null;
  success: boolean;
  quizList: unknown;
  planList: unknown;
}

const idle: RequestState = { loading: false, error: null };
const noAuth: AuthState = { ...idle, data: null, planList: [], success: false };
const noUser: UserState = {
  ...idle,
  data: null,
  userData: null,
  success: false,
  quizList: [],
  planList: [],
};
export const initialState = { auth: noAuth, user: noUser };

const sessionChanged = createAction<LocalLearner | null>("sessionChanged");

/** Names the fields: a token never gets into the store. */
function pick(learner: LocalLearner | null): LocalLearner | null {
  if (!learner) return null;
  const { userId, name, email, phone, isUserSubscribed } = learner;
  return { userId, name, email, phone, isUserSubscribed };
}

function auth(state = noAuth, action: UnknownAction): AuthState {
  if (sessionChanged.match(action)) {
    return action.payload ? { ...state, data: action.payload, success: true } : noAuth;
  }
  return followRequest(state, action, { plansList: (planList) => ({ planList }) });
}

function user(state = noUser, action: UnknownAction): UserState {
  if (sessionChanged.match(action)) {
    return action.payload ? { ...state, userData: action.payload } : noUser;
  }
  return followRequest(state, action, {
    userDetails: (data) => ({ data, success: true }),
    freeQuizList: (quizList) => ({ quizList }),
    plansList: (planList) => ({ planList }),
  });
}

export const rootReducer = combineSlices({ auth, user });
export type StoredState = ReturnType<typeof rootReducer>;

/** Lets server-data.ts join the store when a screen that needs it is opened. */
export const laterMiddleware = createDynamicMiddleware();

export function createStore(restored: Partial<StoredState> = {}) {
  return configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual().concat(laterMiddleware.middleware),
    preloadedState: restored,
  });
}

export type Store = ReturnType<typeof createStore>;

/** Local storage says who is signed in; the store follows, whichever tab changes it. */
export function followSession(store: Store): void {
  const follow = () => void store.dispatch(sessionChanged(pick(readLearner())));
  follow();
  onSessionChange(follow);
}
