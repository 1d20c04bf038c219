export declare function startThrowawayPostgres(
  settings?: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> } | { reason: string }>;
