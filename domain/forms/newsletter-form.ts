import * as v from "valibot";
import { email } from "./form-values.ts";

export const newsletterForm = v.object({ email: email() });
