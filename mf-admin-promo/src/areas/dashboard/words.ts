import { defineWords } from '@fio/platform/i18n';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardPt } from './dashboard.pt.ts';

export const useDashboardWords = defineWords('dashboard', { pt: dashboardPt, en: dashboardEn });
