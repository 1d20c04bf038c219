export const meKey = ['me'] as const;
