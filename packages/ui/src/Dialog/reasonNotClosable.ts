/**
 * Why a dialog cannot be closed: a request is pending, and a closed dialog could not show its
 * result.
 */
export const reasonNotClosable = (pending: boolean | undefined): string | undefined =>
  pending ? 'Waiting for the answer.' : undefined;
