type Fact = string | number | false | null | undefined;

/** Joins what is known of something into one line; where it wraps, a dot ends a line and begins none. */
export const joinFacts = (facts: readonly Fact[]) => facts.filter(Boolean).join("\u00a0· ");
