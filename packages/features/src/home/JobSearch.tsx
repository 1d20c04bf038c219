import { useJobLookUp, type JobReference } from '@console/api/jobs/client';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import { parseId } from '../list/params.ts';
import { SearchCard } from './SearchCard.tsx';
import { useRecordTab } from './useRecordTab.ts';

const NOTHING = { id: '', hash: '', url: '' };
type Field = keyof typeof NOTHING;

const NOT_FOUND: Readonly<Record<Field, string>> = {
  id: 'Job by ID not found.',
  hash: 'Job by hash not found.',
  url: 'Job UR not found.',
};

/**
 * Whether the text can be a hash. `.` and `..` are path segments that would lead to another
 * endpoint.
 */
const isHash = (text: string) => text !== '.' && text !== '..';

/**
 * The job that the fields ask for, and the field that names it. The ID takes precedence over the
 * hash, and the hash over the URL.
 */
function wanted(entered: typeof NOTHING): { field: Field; job: JobReference | undefined } {
  const [id, hash, url] = [entered.id.trim(), entered.hash.trim(), entered.url.trim()];
  if (id) {
    const known = parseId(id);
    return { field: 'id', job: known === undefined ? undefined : { by: 'id', id: Number(known) } };
  }
  if (hash) return { field: 'hash', job: isHash(hash) ? { by: 'hash', hash } : undefined };
  return { field: 'url', job: { by: 'url', url } };
}

/** Finds a job by its id, its hash or its URL, and opens it in a new tab. */
export function JobSearch() {
  const [entered, setEntered] = useState(NOTHING);
  const { trigger, pending } = useJobLookUp();
  const { problemAt, blocked, forget, refuse, open } = useRecordTab();

  const search = () => {
    const { field, job } = wanted(entered);
    const missing = { field, message: NOT_FOUND[field] };
    if (!job) return refuse(missing);
    return void open(async () => {
      const found = await trigger(job);
      if (found) return `/jobs/${found.id}`;
      return found === null ? missing : { field, message: 'The job could not be looked up.' };
    });
  };
  const fieldProps = (field: Field) => ({
    name: `job_${field}`,
    value: entered[field],
    error: problemAt(field),
    onChange: (text: string) => {
      setEntered((before) => ({ ...before, [field]: text }));
      forget();
    },
  });

  return (
    <SearchCard
      title="Job Search"
      pending={pending}
      disabledReason={
        Object.values(entered).some((text) => text.trim())
          ? undefined
          : 'Enter an ID, a hash or a URL.'
      }
      blocked={blocked}
      onSearch={search}
    >
      <TextField {...fieldProps('id')} label="Job ID" inputMode="numeric" />
      <TextField {...fieldProps('hash')} label="Job Hash" help="Used when no ID is entered." />
      <TextField
        {...fieldProps('url')}
        label="Job URL"
        inputMode="url"
        help="Used when neither ID nor hash is entered."
      />
    </SearchCard>
  );
}
