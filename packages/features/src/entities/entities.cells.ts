import type { EntityRow } from '@console/api/entities/schema';
import { defineCells, tagsIn } from '../list/cells/listCells.ts';
import { entitiesState } from './entities.state.ts';

export const entitiesCells = defineCells<EntityRow>()(entitiesState, {
  tags: ({ tags }) =>
    tagsIn(
      'tag',
      tags.map(({ tag }) => tag),
    ),
});
