import { defineSlotYears } from "#tests/slot-years.ts";

// The practice's own zone, one whose clock changes by half an hour, and one 45 minutes off; seven more in the soak.
defineSlotYears(["America/Chicago", "Australia/Lord_Howe", "Asia/Kathmandu"]);
