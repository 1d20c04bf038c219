export const lookupKey = (path: string) => ['lookups', path] as const;
