import type { SignedIn } from "@theta/contract";
import { useNavigate } from "react-router";
import { saveSignedIn } from "../../lib/local-session.ts";
import { forgetPlace, readPlace } from "../../lib/return-place.ts";

/** Lets somebody in who has just proved who they are, to where they wanted to go. */
export function useEnter() {
  const navigate = useNavigate();
  return async (signedIn: SignedIn) => {
    saveSignedIn(signedIn);
    const place = readPlace() ?? { path: "/dashboard" };
    forgetPlace();
    await navigate(place.path, { replace: true, state: place.state });
  };
}
