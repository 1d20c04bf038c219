import type { DevelopmentParts } from '@console/server/developmentParts';
import { DatabaseNotEmpty, writeDemoData } from './demo/writeDemoData.ts';
import { createDevIdp } from './devIdp/devIdp.ts';
import { idpUsers } from './devIdp/devIdpUsers.ts';
import { createLegacy } from './legacy/legacy.ts';

export const developmentParts: DevelopmentParts = {
  async writeDemoData(database, { seedProfile: profile, seed }, log) {
    if (profile === 'none') return;
    try {
      await writeDemoData(database, { profile, seed, now: new Date(), log });
    } catch (error) {
      if (!(error instanceof DatabaseNotEmpty)) throw error;
    }
  },
  createDevIdp,
  createLegacy,
  demoUsers: async (database) => (await idpUsers(database).all()).filter(({ isDemo }) => isDemo),
};
