internal import Primitives
internal import Understanding

extension Resolver {
    /// The card, the locks, the PIN and the limits.
    func accountSecurity(_ frame: Frame) throws(Detour) -> Step {
        var order = Order(.accountSecurity, frame.operation)
        order.card = frame.text(.card)
        let security = view.security
        switch frame.operation {
        case .freezeCard?:
            try checkDoneNow(frame)
            if security.isCardFrozen { throw refuse(.duplicate) }
            return .perform([order])
        case .unfreezeCard?:
            if !security.isCardFrozen { throw refuse(.duplicate) }
            return .confirm([order])
        case .lockWallet?:
            try checkDoneNow(frame)
            if security.isLocked { throw refuse(.duplicate) }
            return .perform([order])
        case .unlockWallet?:
            if !security.isLocked { throw refuse(.duplicate) }
            return .confirm([order])
        case .changePIN?, .resetPIN?: return .changePIN
        case .enableBiometrics?:
            if security.hasBiometrics { throw refuse(.duplicate) }
            return .confirm([order])
        case .disableBiometrics?:
            if !security.hasBiometrics { throw refuse(.duplicate) }
            return .confirm([order])
        case .setLimit?:
            let scope = try scope(
                of: frame, among: [.perTransaction, .daily, .weekly, .monthly], usual: .daily)
            order.scope = scope
            order.amount = try limit(frame, now: security.limits[scope])
            return .confirm([order])
        case .kycStatus?: return .answer(.security(security, .kycStatus))
        case .devices?: return .answer(.security(security, .devices))
        default: return .answer(.security(security, .cardStatus))
        }
    }
}
