import type { PolicyReports } from '@fio/contracts';
import { Counter } from 'prom-client';
import type { Logger } from '../../core/log.ts';
import { redactUrl } from '../../core/redact.ts';

/** Whoever posts a report chooses its words: no others become labels. */
const DIRECTIVES = new Set(
  [
    'base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src',
    'object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr',
    'style-src-elem trusted-types worker-src',
  ].flatMap((line) => line.split(' ')),
);
/** So many of one request have a line of their own in the log; all are counted. */
const TOLD = 5;

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Without query and fragment: what a page was asked for is nobody's business here. */
const address = (url = '') => redactUrl(url.split(/[?#]/, 1)[0] ?? '');

/** Older browsers write the directive with its sources behind it. */
function directiveOf(text = ''): string {
  const name = text.trim().split(/\s/, 1)[0] ?? '';
  return DIRECTIVES.has(name) ? name : 'other';
}

function violationsOf(reports: PolicyReports): Violation[] {
  if (!Array.isArray(reports)) {
    const { 'csp-report': one } = reports;
    return [
      {
        directive: directiveOf(one['effective-directive'] ?? one['violated-directive']),
        blocked: address(one['blocked-uri']),
        page: address(one['document-uri']),
        source: address(one['source-file']),
      },
    ];
  }
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      directive: directiveOf(body?.effectiveDirective),
      blocked: address(body?.blockedURL),
      page: address(body?.documentURL),
      source: address(body?.sourceFile),
    }));
}

/** Counts what pages' policies kept from happening, by directive, and tells it in the log without anybody's data. */
export class PolicyWatch {
  readonly counter = new Counter({
    name: 'policy_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported.',
    labelNames: ['directive'],
    registers: [],
  });
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  count(reports: PolicyReports): void {
    violationsOf(reports).forEach((violation, index) => {
      this.counter.inc({ directive: violation.directive });
      if (index < TOLD) this.#log.warn(violation, 'a page broke its policy');
    });
  }
}
