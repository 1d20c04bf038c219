import type { Job, JobLocation } from '@console/api/jobs/schema';
import { Card } from '@console/ui/Card';
import { DateText } from '@console/ui/DateText';
import { EmptyState } from '@console/ui/EmptyState';
import { Facts } from '@console/ui/Facts';
import { HtmlFrame } from '@console/ui/HtmlFrame';
import { StatusBadge } from '@console/ui/StatusBadge';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { MoreRows } from '../parts/cards/MoreRows.tsx';
import { JobLink } from '../parts/cells/EntityLink.tsx';
import { ExternalLink } from '../parts/cells/ExternalLink.tsx';
import styles from './JobCards.module.css';

interface JobBadgeProps {
  active: boolean;
}

/** Whether the posting is still on its site. */
export function JobBadge({ active }: JobBadgeProps) {
  return active ? (
    <StatusBadge tone="success" icon={<Power aria-hidden="true" />}>
      Active
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon={<PowerOff aria-hidden="true" />}>
      Inactive
    </StatusBadge>
  );
}

/** The values that are links to the job itself. */
const SELF_LABELS = { id: 'ID', hash: 'Hash', title: 'Title' } as const;

interface JobCardProps {
  job: Job;
}

export function JobInfoCard({ job }: JobCardProps) {
  return (
    <Card title="Job Info">
      <Facts
        rows={[
          ...(['id', 'hash', 'title'] as const).map(
            (name) =>
              [
                SELF_LABELS[name],
                <JobLink key={name} id={job.id}>
                  {job[name]}
                </JobLink>,
              ] as const,
          ),
          ['URL', <ExternalLink key="url" url={job.url} />],
          [
            'Job ID',
            job.job_id ? (
              <JobLink key="job_id" id={job.id}>
                {job.job_id}
              </JobLink>
            ) : (
              '–'
            ),
          ],
          ['Active', <JobBadge key="active" active={job.active} />],
          ['Create Date', <DateText key="created" at={job.create_date} />],
          ['Last Check', <DateText key="checked" at={job.last_check} />],
          ['Onet Code', job.onet_code || '–'],
          ['Onet Description', job.onet_description || '–'],
        ]}
      />
    </Card>
  );
}

/**
 * The fields that the scrape found besides title and text. The site's own number has another label
 * here.
 */
export function StructuredFieldsCard({ job: { extended_fields: fields } }: JobCardProps) {
  return (
    <Card title="Structured Fields" count={fields.length}>
      {fields.length === 0 ? (
        <EmptyState title="No structured fields.">
          What a scrape finds besides title and text is shown here.
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field_tag, field_value }, index) => (
              // A site may give one field several times, so a row is known only by its index.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td dir="auto">{field_tag === 'job_id' ? 'req_id' : field_tag}</td>
                <td dir="auto">{field_value || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A coordinate as the site gave it, with a remark when it is out of range. */
function coordinate(given: string | null | undefined, limit: number): string {
  if (!given) return '–';
  const degrees = Number(given);
  return Math.abs(degrees) <= limit ? given : `${given} (out of range)`;
}

const NOWHERE: JobLocation = {
  country_name: null,
  city_name: null,
  region_name: null,
  zipcode: null,
  location_id: null,
  latitude: null,
  longitude: null,
};

export function LocationCard({ job }: JobCardProps) {
  const place = job.job_location ?? NOWHERE;
  const city = place.city_name || job.city;
  const region = place.region_name || job.region_name || job.region?.name;
  const isKnown = city || region || Object.values(place).some(Boolean);
  return (
    <Card title="Location">
      {isKnown ? (
        <Facts
          rows={[
            ['Country Name', place.country_name || '–'],
            ['City Name', city || '–'],
            ['Region Name', region || '–'],
            ['Zipcode', place.zipcode || '–'],
            ['Location ID', place.location_id || '–'],
            ['Latitude', coordinate(place.latitude, 90)],
            ['Longitude', coordinate(place.longitude, 180)],
          ]}
        />
      ) : (
        <EmptyState title="No location.">The site does not tell where this job is.</EmptyState>
      )}
    </Card>
  );
}

/** The earlier postings of the same job, newest first. */
export function JobHistoryCard({ job: { previous_instances: instances } }: JobCardProps) {
  const newestFirst = instances.toSorted((one, other) => other.created - one.created);
  return (
    <Card title="Job ID History" count={instances.length}>
      {instances.length === 0 ? (
        <EmptyState title="No earlier postings.">
          A job that its site posts again under another number is shown here.
        </EmptyState>
      ) : (
        <div className={styles.history}>
          <MoreRows rows={newestFirst}>
            {(shown) => (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Job ID</th>
                    <th scope="col">Created</th>
                    <th scope="col">Last Checked</th>
                    <th scope="col">Delete Date</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ job_id, created, last_checked, delete_date }) => (
                    <tr key={`${job_id} ${created}`}>
                      <td dir="auto">{job_id}</td>
                      <td>
                        <DateText at={created} />
                      </td>
                      <td>
                        <DateText at={last_checked} />
                      </td>
                      <td>
                        <DateText at={delete_date} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </MoreRows>
        </div>
      )}
    </Card>
  );
}

const hasMarkup = (text: string) => /<[a-z!/][^>]*>|&(#\d+|\w+);/i.test(text);

/** The description as its site wrote it: text, or markup in a frame of its own. */
export function DescriptionCard({ job: { description } }: JobCardProps) {
  return (
    <Card title="Description">
      {!description?.trim() ? (
        <EmptyState title="No description.">The scrape found no text for this job.</EmptyState>
      ) : hasMarkup(description) ? (
        <HtmlFrame title="Description" html={description} />
      ) : (
        // A scroll container must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.text} aria-label="Text" tabIndex={0} dir="auto">
          {description}
        </section>
      )}
    </Card>
  );
}
