import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/index.ts';

/**
 * Names of the Trusted Types policies there may be. The shell's own is the only one: it lets scripts of our folders in,
 * whoever asks for them.
 */
export const TRUSTED_TYPES = ['default'] as const;

const content = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // Mantine sets its components' CSS variables in style attributes; style elements stay forbidden.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: [...TRUSTED_TYPES],
};

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers of every answer. TLS is demanded where the product is reached by it. */
export function securityHeaders({ publicUrl }: Config): RequestHandler {
  const isSecure = publicUrl.protocol === 'https:';
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...content, ...(isSecure ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    protect(request, response, next);
  };
}

/** For files that others sent us: opened on their own they may show themselves and nothing else. */
export const sealed: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  next();
};
