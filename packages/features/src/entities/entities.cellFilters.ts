import type { EntityRow } from '@console/api/entities/schema';
import { defineCellFilters, tagsIn } from '../list/cellFilters/cellFilters.ts';
import { entitiesState } from './entities.state.ts';

export const entitiesCellFilters = defineCellFilters<EntityRow>()(entitiesState, {
  tags: ({ tags }) =>
    tagsIn(
      'tag',
      tags.map(({ tag }) => tag),
    ),
});
