import { useEntity, useSaveEntityTags } from '@console/api/entities/client';
import type { EntityVersion } from '@console/api/entities/client';
import { tagSetProblem } from '@console/api/entities/rules';
import { useTags } from '@console/api/tags/client';
import { useState } from 'react';
import { knownTags, mergeTags, sameSet, tagIdsOf, tagOptions, toTagsWrite } from './tagSet.ts';

/**
 * The tags of one employer while they are chosen: what is wrong with them, what the server says of
 * them, and the save.
 */
export function useTagEditor(version: EntityVersion) {
  const [base, setBase] = useState(version);
  const [chosen, setChosen] = useState(() => tagIdsOf(version.entity));
  const [sent, setSent] = useState<readonly string[]>();
  const { trigger, reset, pending, error } = useSaveEntityTags();
  const newest = useEntity(version.entity.id);
  const tags = useTags({ all: true });

  const { entity } = base;
  const before = tagIdsOf(entity);
  const known = knownTags(tags.data?.items ?? [], entity);
  const titleOf = (id: string) => known.find((tag) => String(tag.id) === id)?.title ?? `Tag ${id}`;
  const refused = error?.violations.find(({ propertyPath }) =>
    propertyPath.startsWith('entity_tags'),
  );
  const stale = error?.kind === 'stale';

  return {
    chosen,
    choose: setChosen,
    tags,
    titleOf,
    pending,
    error,
    stale,
    options: tagOptions(known, chosen),
    isDirty: !sameSet(before, chosen),
    problem: tagSetProblem(
      entity,
      chosen.map((id) => ({ title: titleOf(id) })),
    ),
    /** The server's message holds as long as what was sent is still chosen. */
    refused: refused && sent && sameSet(sent, chosen) ? refused.message : undefined,
    /** What somebody else saved meanwhile, once it is here. */
    newer: stale && newest.data && newest.data.etag !== base.etag ? newest.data : undefined,
    isLoadingNewer: newest.isValidating,
    loadNewer: () => void newest.mutate(),
    /**
     * Resolves with the saved version, or with undefined when the server refused; after a conflict
     * the newer version is on its way.
     */
    save: async () => {
      setSent(chosen);
      const saved = await trigger({
        id: entity.id,
        values: toTagsWrite(chosen, known, entity),
        etag: base.etag,
      });
      if (!saved) void newest.mutate();
      return saved;
    },
    /** Goes on from a newer version, with the changes made here or without them. */
    take: (newer: EntityVersion, keepMine: boolean) => {
      const theirs = tagIdsOf(newer.entity);
      reset();
      setBase(newer);
      setChosen(keepMine ? mergeTags(before, chosen, theirs) : theirs);
    },
  };
}
export type TagEditor = ReturnType<typeof useTagEditor>;
