import { Link } from "react-router";
import { deliveryPath } from "../base/paths.ts";

/** What only a person gets any further. */
export const isStuck = (state: string) => state === "failed" || state === "held" || state === "withheld";

/** What became of a delivery; where it is stuck, that leads to where it is mended. */
export const DeliveryState = ({ id, state, words }: { id: string | null; state: string; words: string }) =>
  id && isStuck(state) ? <Link to={deliveryPath(id)}>{words}</Link> : <span>{words}</span>;
