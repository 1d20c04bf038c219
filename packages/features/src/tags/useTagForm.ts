import { useSaveTag } from '@console/api/tags/client';
import type { Tag } from '@console/api/tags/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApiForm } from '../form/useApiForm.ts';
import { refusedFields } from '../form/violations.ts';
import {
  tagFormSchema,
  tagFormShape,
  toFormValues,
  toTagWrite,
  type TagFormValues,
} from './tagForm.ts';

/**
 * The form of one tag: its values, what the server says of them, and the save. Without a tag a new
 * one is made.
 */
export function useTagForm(tag: Tag | undefined) {
  const [sent, setSent] = useState<TagFormValues>();
  const [gone, setGone] = useState(false);
  const { trigger, pending, error } = useSaveTag();
  const form = useForm<TagFormValues>({
    defaultValues: toFormValues(tag),
    resolver: valibotResolver(tagFormSchema),
    mode: 'all',
  });
  const values = { ...toFormValues(tag), ...useWatch({ control: form.control }) };
  // What has been said of this tag once stays true: it does not come back.
  const isGone = gone || (tag !== undefined && error?.kind === 'notFound');

  return {
    form,
    values,
    pending,
    error,
    isGone,
    refused: refusedFields(error, sent),
    unsaved: useApiForm(form, { draftKey: tag ? `tag-${tag.id}` : 'tag-new', shape: tagFormShape }),
    /**
     * Resolves with the saved tag, or with undefined when the server refused. A tag that was
     * deleted meanwhile is added anew.
     */
    save: () => {
      const current = form.getValues();
      setSent(current);
      setGone(isGone);
      return trigger({ id: isGone ? undefined : tag?.id, values: toTagWrite(current) });
    },
  };
}
