// Apart from the rules: browsers load these lists, and not the schema of the content.

/** How practice and visitor meet: who is called, where the link goes, who travels. */
export const meetingWays = ["phone", "video", "office", "visit"] as const;
export type MeetingWay = (typeof meetingWays)[number];

/** How long before an appointment a letter can remind its visitor, the longest first. */
export const reminderTimes = ["two-days", "day", "two-hours", "hour"] as const;
export type ReminderTime = (typeof reminderTimes)[number];
