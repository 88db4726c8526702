/**
 * Every feature that current browsers know by this name and that a page can be denied. Browsers warn
 * in the console about names they do not know, so names that are new or on trial are left out.
 */
const denied = `
  accelerometer autoplay browsing-topics camera clipboard-read compute-pressure cross-origin-isolated
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr unload usb window-management
  xr-spatial-tracking`;

/** All denied but writing to the clipboard, which "Copy message" needs. */
export const permissionsPolicy = [
  'clipboard-write=(self)',
  ...denied
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
].join(', ');
