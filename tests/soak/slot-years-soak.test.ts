import { defineSlotYears } from "../slot-years.ts";

defineSlotYears([
  "America/Phoenix",
  "America/St_Johns",
  "America/New_York",
  "Europe/Madrid",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
]);
