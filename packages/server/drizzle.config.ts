import { defineConfig } from 'drizzle-kit';

// Paths are relative to the working directory: run it in packages/server (`npx drizzle-kit generate`).
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'people',
    'entities',
    'scrapes',
    'jobs',
    'notes',
    'companyQueue',
    'quality',
    'technical',
    'views',
  ].map((group) => `./src/db/schema/${group}.ts`),
  out: './drizzle',
  casing: 'snake_case',
});
