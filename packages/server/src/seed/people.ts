type Person = {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
  archived?: boolean;
};

const demo = (
  account: string,
  firstName: string,
  lastName: string,
  ...roles: string[]
): Person => ({ email: `${account}@console.test`, firstName, lastName, roles });

/** The demo users: one per role, one archived, one without any role. Never in production. */
const demoUsers: readonly Person[] = [
  demo('admin', 'Ada', 'Moreau', 'ROLE_ADMIN'),
  demo('dq-lead', 'Ingrid', 'Solberg', 'ROLE_DQ_LEAD'),
  demo('scrape-lead', 'Tomás', 'Herrera', 'ROLE_SCRAPE_LEAD'),
  demo('dq', 'Priya', 'Raman', 'ROLE_DQ'),
  demo('scraper', 'Jonas', 'Keller', 'ROLE_SCRAPER'),
  demo('user', 'Amara', 'Okafor', 'ROLE_USER'),
  { ...demo('archived', 'Walter', 'Lindqvist', 'ROLE_SCRAPER'), archived: true },
  demo('no-role', 'Mina', 'Castell'),
];

const staff = (firstName: string, lastName: string, ...roles: string[]): Person =>
  demo(
    `${firstName}.${lastName}`
      .normalize('NFD')
      .replace(/[^A-Za-z.]/g, '')
      .toLowerCase(),
    firstName,
    lastName,
    ...roles,
  );

/** More people, so that assignments, filters and the user list have someone to show. */
const otherStaff: readonly Person[] = [
  staff('Beatriz', 'Nogueira', 'ROLE_DQ'),
  staff('Callum', 'Reid', 'ROLE_DQ', 'ROLE_SCRAPER'),
  staff('Dewi', 'Santoso', 'ROLE_SCRAPER'),
  staff('Élodie', 'Garnier', 'ROLE_SCRAPER'),
  staff('Farid', 'Haddad', 'ROLE_DQ'),
  staff('Grace', 'Njoroge', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'),
  staff('Hana', 'Kovářová', 'ROLE_USER'),
  staff('Ilan', 'Barzilai', 'ROLE_DQ_LEAD', 'ROLE_DQ'),
  { ...staff('Júlia', 'Szabó', 'ROLE_DQ'), archived: true },
  staff('Kwame', 'Mensah', 'ROLE_SCRAPER'),
  staff('Linh', 'Tran', 'ROLE_USER'),
  { ...staff('Marcus', 'Bell', 'ROLE_USER'), archived: true },
];

export const allPeople = [...demoUsers, ...otherStaff];
