import { user } from "@theta/contract";
import { call } from "../../lib/call.ts";
import { useEnter } from "./use-enter.ts";

export function useLogin() {
  const enter = useEnter();
  return async (credentials: { email: string; password: string }) => {
    const { result } = await call(user.login, credentials);
    await enter(result);
  };
}
