import { noticeOf } from '@console/api/core/errors';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { useArchiveEntity, useEntity } from '@console/api/entities/client';
import type { EntityVersion } from '@console/api/entities/client';
import { useReasonCodes } from '@console/api/lookups/client';
import { RichTextField } from '@console/ui/form/RichTextField';
import { SelectField } from '@console/ui/form/SelectField';
import { FormDialog } from '@console/ui/FormDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import { archiveReasonLabel } from './archiveReasons.ts';

interface ArchiveEntityDialogProps {
  /** As it is now: what is not archived will be, and the other way round. */
  version: EntityVersion;
  onClose: () => void;
}

/**
 * Archives an entity for a reason, or brings it back; a note says why either way (document B,
 * section 5).
 */
export function ArchiveEntityDialog({
  version: { entity, etag },
  onClose,
}: ArchiveEntityDialogProps) {
  const [archiving] = useState(!entity.archived);
  const newest = useEntity(entity.id);
  const word = archiving ? 'Archive' : 'Unarchive';
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const reasons = useReasonCodes('archive_entity').data ?? [];
  const { trigger, pending, error } = useArchiveEntity();
  const notice = error && noticeOf(error);

  const missing =
    archiving && reason === '' ? 'Reason Code' : isEmptyRichText(note) ? 'Note' : undefined;
  const submit = async () => {
    const saved = await trigger({
      id: entity.id,
      etag,
      values: {
        archived: archiving,
        archived_reason_code: archiving ? reason : null,
        archive_note: {
          title: archiving ? 'archive Entity' : 'unarchive Entity',
          content: note,
          pinned: false,
        },
      },
    });
    if (!saved) {
      void newest.mutate(); // After a 412 the next try goes over the version that is there by then.
      return;
    }
    showSuccess(archiving ? 'Entity has been archived.' : 'Entity has been unarchived.');
    onClose();
  };

  return (
    <FormDialog
      title={`${word} ${entity.company_name}`}
      submit={{ label: word, pending, disabledReason: missing && `${missing}: This is required` }}
      error={notice && `${notice.title}. ${notice.detail ?? ''}`}
      dirty={reason !== '' || !isEmptyRichText(note)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {archiving && (
        <SelectField
          label="Reason Code"
          name="archived_reason_code"
          required
          value={reason}
          onChange={setReason}
          options={reasons.map(({ value, label }) => ({
            value,
            label: archiveReasonLabel(value, [{ value, label }]),
          }))}
        />
      )}
      <RichTextField label="Note" name="archive_note" required value={note} onChange={setNote} />
    </FormDialog>
  );
}
