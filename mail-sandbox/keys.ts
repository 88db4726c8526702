/** The keys that the local email service accepts. They open nothing anywhere else. */
export const sandboxKeys = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'local-template',
} as const;
