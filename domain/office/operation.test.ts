import { expect, test } from "vitest";
import { officeOperations } from "./office-operations.ts";
import { requestOf } from "./operation.ts";
import { changeStaffRole, listStaff } from "./staff-operations.ts";

test("what stands in the path of an operation is in neither query nor body", () => {
  expect(requestOf(changeStaffRole, { id: "a/b", from: "preparer", role: "owner" })).toEqual({
    path: "/office/api/staff/a%2Fb/role",
    body: '{"from":"preparer","role":"owner"}',
  });
});

test("the input of a GET is its query, without what is left out", () => {
  expect(requestOf(listStaff, { after: "a b" })).toEqual({ path: "/office/api/staff?after=a+b" });
  expect(requestOf(listStaff, { after: undefined })).toEqual({ path: "/office/api/staff" });
});

test("no two operations share a name or an address", () => {
  const names = officeOperations.map(({ name }) => name);
  const addresses = officeOperations.map(({ method, path }) => `${method} ${path}`);
  expect([new Set(names).size, new Set(addresses).size]).toEqual([names.length, addresses.length]);
});
