import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets without telling by its duration how much of them agrees. */
export const equalSecrets = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** A name for a secret under which it may be stored and looked up. */
export const fingerprintOf = (secret: string): string => digest(secret).toString('base64url');
