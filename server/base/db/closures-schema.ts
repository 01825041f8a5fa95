export type ClosuresTable = {
  id: string;
  starts_at: string;
  ends_at: string;
  /** JSON list of the types of appointment that it closes; null when it closes all. */
  type_ids: string | null;
  note: string;
  actor_id: string;
  created_at: string;
  removed_at: string | null;
};
