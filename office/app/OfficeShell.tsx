import { Outlet } from "react-router";

export function OfficeShell() {
  return <Outlet />;
}
