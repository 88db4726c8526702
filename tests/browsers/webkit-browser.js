// @ts-nocheck: no package has types for gjs's modules.
// Run by gjs for WebDriver: unlike MiniBrowser it passes mail links on instead of showing an error page.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = false;

// Not an ephemeral context, which does not print console messages.
const directory = GLib.dir_make_tmp('test-webkit-XXXXXX');
const context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: directory,
    base_cache_directory: directory,
  }),
});
const loop = new GLib.MainLoop(null, false);

context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('WebKitGTK');
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});
loop.run();

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
  const window = new Gtk.Window({ decorated: false });
  window.add(view);
  window.show_all();
  view.connect('close', () => {
    window.destroy();
    loop.quit();
  });
  return view;
}
