import { Box } from '@chakra-ui/react';
import type { Me } from '@console/api/me/schema';
import { ROLES, ROLE_LABELS } from '@console/api/roles/rules';
import { Button } from '@console/ui/Button';
import { ChakraParts } from '@console/ui/ChakraParts';
import { Dialog } from '@console/ui/Dialog';

/** The names of all roles of a person, highest first. A person without a role acts as User. */
const roleNames = ({ role: highest, roles }: Me) =>
  ROLES.filter((role) => role === highest || roles.includes(role))
    .map((role) => ROLE_LABELS[role])
    .join(', ');

export function ProfileDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const fields = [
    ['First Name', me.first_name],
    ['Last Name', me.last_name],
    ['Email', me.email],
    ['Roles', roleNames(me)],
  ] as const;
  return (
    <Dialog
      title="Profile"
      size="sm"
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ChakraParts>
        <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="3">
          {fields.map(([label, value]) => (
            <Box key={label} display="contents">
              <Box as="dt" color="fg.muted">
                {label}
              </Box>
              <Box as="dd" overflowWrap="anywhere">
                {value || '–'}
              </Box>
            </Box>
          ))}
        </Box>
      </ChakraParts>
    </Dialog>
  );
}
