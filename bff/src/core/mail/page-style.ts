/**
 * What is dark where a reader's screen is: for those mail programs that take a style sheet. All else is inline, and light. The
 * colours are the design system's (tokens.css), so their contrast is that of the site.
 */
export const DARK_STYLE = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0B0712!important;color:#F4F0FA!important}
.card{background:#15101F!important;border-color:#2E2445!important;color:#F4F0FA!important}
.thread{background:#B79CFF!important}
.accent,.card a{color:#B79CFF!important}
.muted,.muted a{color:#A99FBF!important}
.button,.card a.button{background:#B79CFF!important;color:#160B2B!important}
}
</style>`;
