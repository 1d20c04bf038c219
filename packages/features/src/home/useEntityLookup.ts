import { useApiMutation } from '@console/api/core/useApiMutation';
import { readEntity } from '@console/api/entities/client';

/** Looks an entity up by its id when asked to; the answer is not kept. */
export const useEntityLookup = () => useApiMutation(['entities', 'lookUp'], readEntity);
