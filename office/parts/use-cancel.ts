import { useLocation, useNavigate } from "react-router";
import { paths, returnOf } from "../base/paths.ts";

/** Leads back to the account for who came from there to change something; nothing for who is signing in. */
export function useCancel(): (() => void) | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  return returnOf(search) === paths.account ? () => void navigate(paths.account) : undefined;
}
