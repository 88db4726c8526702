// @ts-nocheck: no package has types for gjs's modules.
// Run by gjs for WebDriver: unlike MiniBrowser it passes mail links on instead of showing an error page.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = false;

// Not an ephemeral context, which does not print console messages.
const context = new WebKit2.WebContext();
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const view = new WebKit2.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({
      enable_write_console_messages_to_stdout: true,
      hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
    }),
  });
  view.connect('decide-policy', (_view, decision, type) => {
    if (type !== WebKit2.PolicyDecisionType.NAVIGATION_ACTION) return false;
    const address = decision.get_navigation_action().get_request().get_uri();
    if (!address.startsWith('mailto:')) return false;
    printerr(`MAIL ${address}`);
    decision.ignore();
    return true;
  });
  new Gtk.Window({ decorated: false, child: view }).show_all();
  view.connect('close', () => Gtk.main_quit());
  return view;
}
