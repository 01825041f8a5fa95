/** Creates a cache that evicts the oldest value beyond `most`, for what costs more to make than to look up. */
export function createCache<Key, Value extends NonNullable<unknown>>(most: number) {
  const values = new Map<Key, Value>();
  return (key: Key, make: () => Value): Value => {
    const cachedValue = values.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const value = make();
    for (const oldest of values.keys()) {
      if (values.size < most) break;
      values.delete(oldest);
    }
    values.set(key, value);
    return value;
  };
}
