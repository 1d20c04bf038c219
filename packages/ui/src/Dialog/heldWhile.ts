/** Why a dialog cannot be closed now. Closed, it could not say what came of what it has sent. */
export const heldWhile = (pending: boolean | undefined): string | undefined =>
  pending ? 'Waiting for the answer.' : undefined;
